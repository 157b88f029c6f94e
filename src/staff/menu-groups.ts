// The groups of the office's menu, in their order. Each page's entry names its own; what it is called and where it leads is
// that of the entry that leads it, or of its own where no page bears its name.
import type { MessageKey } from '../i18n/all-messages.ts';

export type GroupName = { label: MessageKey; drawing: string };

export const menuGroups = {
  today: null,
  orders: null,
  packing: null,
  products: null,
  customers: null,
  marketing: { label: 'shell.marketing', drawing: 'M3 8V12H6L14 16V4L6 8ZM6 12L7.5 17H9.5L8.5 12.5M16.5 8V12' },
  content: { label: 'shell.content', drawing: 'M3 4H17V16H3ZM3 8H17M8 8V16' },
  reports: null,
  settings: null,
} as const satisfies Record<string, GroupName | null>;

export type MenuGroup = keyof typeof menuGroups;
