// The pages that the office's navigation leads to. One that a role does not include is not shown.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type OfficeRouteName, officePath, officeUrlOf } from '../../office-addresses.ts';
import type { MenuEntry, StaffPage } from '../../staff/define-pages.ts';
import { type GroupName, type MenuGroup, menuGroups } from '../../staff/menu-groups.ts';
import type { Access } from '../../staff/permissions.ts';
import { staffPages } from './staff-pages.ts';

export type NavigationEntry = MenuEntry & { route: OfficeRouteName; access: Access };

const pages = Object.entries(staffPages) as [OfficeRouteName, StaffPage][];

const groups = Object.keys(menuGroups) as MenuGroup[];
const rankOf = ({ leads }: MenuEntry) => (leads ? 0 : 1);

/** Group by group. `managedOrder` and the like belong to the entry that their address begins with. */
export const navigation: readonly NavigationEntry[] = pages
  .flatMap(([route, { access, menu }]) => (menu ? [{ ...menu, route, access }] : []))
  .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || rankOf(one) - rankOf(other));

/** What the search finds beside the entries. */
export const foundPages: readonly { route: OfficeRouteName; label: MessageKey }[] = pages.flatMap(
  ([route, { foundAs }]) => (foundAs ? [{ route, label: foundAs }] : []),
);

export function listNavigation(may: (access: Access) => boolean): readonly NavigationEntry[] {
  return navigation.filter(({ access }) => may(access));
}

/** `head`: what is always seen; `entries`: what stands below it while one is in the group. */
export type NavigationGroup = { head: NavigationEntry; entries: readonly NavigationEntry[] };

/** A few entries need no groups: who packs finds each at once. */
const FEW = 6;

export function listGroups(may: (access: Access) => boolean): readonly NavigationGroup[] {
  const all = listNavigation(may);
  if (all.length <= FEW) return all.map((head) => ({ head, entries: [] }));
  return groups.flatMap((group) => {
    const entries = all.filter((entry) => entry.group === group);
    const [first] = entries;
    if (!first) return [];
    const name: GroupName | null = menuGroups[group];
    if (name && entries.length > 1) return [{ head: { ...first, ...name }, entries }];
    const head = entries.find(({ leads }) => leads) ?? first;
    return [{ head, entries: entries.filter((entry) => entry !== head) }];
  });
}

export function isWithin({ head, entries }: NavigationGroup, path: string): boolean {
  return [head, ...entries].some((entry) => isCurrent(entry, path));
}

export function isCurrent({ route }: Pick<NavigationEntry, 'route'>, path: string): boolean {
  const own = officeUrlOf(route);
  return path === own || (own !== officePath && path.startsWith(`${own}/`));
}
