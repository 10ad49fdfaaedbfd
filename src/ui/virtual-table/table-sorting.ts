import type { ListOrder } from "#workspace/setting-codecs.ts";
import type { Setting } from "#workspace/setting.ts";

import type { VirtualTableProps } from "./virtual-table.tsx";

/**
 * Sorts a table by a setting: hands the setting to the table, and what the table asks for back to the setting. `orders`
 * are the ids of the columns that can be sorted by.
 */
export function tableSorting<By extends string>(
  setting: Setting<ListOrder<By>>,
  orders: readonly By[],
): Pick<VirtualTableProps<never>, "sort" | "onSort"> {
  return {
    sort: { column: setting.value.order, direction: setting.value.direction },
    onSort({ column, direction }) {
      const order = orders.find((known) => known === column);
      if (order !== undefined) setting.set({ order, direction });
    },
  };
}
