import { useLocation, useNavigate } from "react-router";

import { useTheme } from "#ui/foundation/use-theme.ts";
import { offeredCommands } from "#ui/palette/command.ts";
import { Palette } from "#ui/palette/palette.tsx";
import { parseRecent, rememberCommand } from "#ui/palette/rank-commands.ts";
import { useStoredSetting } from "#workspace/stored-setting.ts";

import { reportRejection } from "../failure/report-rejection.ts";

import { actionCommands, destinationCommands } from "./site-commands.ts";

const nothingYet: readonly string[] = [];

export interface SitePaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The palette with all that the site offers: what the open tool can do, the tools, the pages and the site's own actions. */
export default function SitePalette({ open, onOpenChange }: SitePaletteProps) {
  const [recent, setRecent] = useStoredSetting("recent-commands", parseRecent, nothingYet);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const theme = useTheme();
  const commands = [
    ...offeredCommands(),
    ...destinationCommands((path) => reportRejection(navigate(path))),
    ...actionCommands(theme, pathname),
  ];
  return (
    <Palette
      open={open}
      onOpenChange={onOpenChange}
      commands={commands}
      recent={recent}
      onChoose={(command) => {
        setRecent(rememberCommand(recent, command.id));
        command.run();
      }}
    />
  );
}
