import { Menu } from "@base-ui/react/menu";
import { Ellipsis } from "lucide-react";
import { useRef } from "react";

import { IconButton } from "#ui/icon-button/icon-button.tsx";

import styles from "./document-menu.module.css";

export interface DocumentMenuProps {
  readonly name: string;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onVersions: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
  /** Whether the row stays as it is; what takes its place takes the focus too. */
  readonly keepsRow: boolean;
}

/** What can be done with one document besides opening it. */
export function DocumentMenu({
  name,
  onRename,
  onDuplicate,
  onVersions,
  onSave,
  onDelete,
}: DocumentMenuProps) {
  const keepsFocus = useRef(true);
  const items: readonly MenuEntry[] = [
    { label: "Rename", run: onRename, keepsRow: false },
    { label: "Versions", run: onVersions, keepsRow: false },
    { label: "Duplicate", run: onDuplicate, keepsRow: true },
    { label: "Save as a text file", run: onSave, keepsRow: true },
    { label: "Delete", run: onDelete, keepsRow: false },
  ];
  return (
    <Menu.Root
      onOpenChange={(open) => {
        if (open) keepsFocus.current = true;
      }}
    >
      <Menu.Trigger
        render={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} align="end" sideOffset={2}>
          <Menu.Popup className={styles.menu} finalFocus={() => keepsFocus.current}>
            {items.map(({ label, run, keepsRow }) => (
              <Menu.Item
                key={label}
                className={styles.item}
                onClick={() => {
                  keepsFocus.current = keepsRow;
                  run();
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
