// The pages that the office's navigation leads to. One that a role does not include is not shown.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type OfficeRouteName, officePath, officeUrlOf } from '../../office-addresses.ts';
import type { MenuEntry, StaffPage } from '../../staff/define-pages.ts';
import type { Access } from '../../staff/permissions.ts';
import { staffPages } from './staff-pages.ts';

export type NavigationEntry = MenuEntry & { route: OfficeRouteName; access: Access };

const pages = Object.entries(staffPages) as [OfficeRouteName, StaffPage][];

/** `managedOrder` and the like belong to the entry that their address begins with. */
export const navigation: readonly NavigationEntry[] = pages.flatMap(([route, { access, menu }]) =>
  menu ? [{ ...menu, route, access }] : [],
);

/** What the search finds beside the entries. */
export const foundPages: readonly { route: OfficeRouteName; label: MessageKey }[] = pages.flatMap(
  ([route, { foundAs }]) => (foundAs ? [{ route, label: foundAs }] : []),
);

export function listNavigation(may: (access: Access) => boolean): readonly NavigationEntry[] {
  return navigation.filter(({ access }) => may(access));
}

export function isCurrent({ route }: NavigationEntry, path: string): boolean {
  const own = officeUrlOf(route);
  return path === own || (own !== officePath && path.startsWith(`${own}/`));
}
