// What the search offers beside what the shop holds: the pages of the office, the views of the list, and what can be done
// with an order: the one that is open, or the one whose number is typed behind it (`send 1001`).
import type { Translate } from '../../i18n/translate.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { keyedActions } from '../../order-actions/office/order-actions.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import type { Access } from '../../staff/permissions.ts';
import { actionOfKey } from '../../ui/office/use-office-keys.ts';
import { foundPages, listNavigation } from './office-navigation.ts';

export type Command = { key: string; title: string; detail: string; href?: string; act?: () => void };

type Searcher = { t: Translate; may: (access: Access) => boolean };

export function listCommands(text: string, { t, may }: Searcher): Command[] {
  const [last = '', number] = /\s#?(\d{1,9})$/.exec(text.trim()) ?? [];
  const words = text.trim().slice(0, last ? -last.length : undefined);
  const wanted = fold(words);
  if (wanted.length < 2) return [];
  const isMeant = (title: string) =>
    fold(title)
      .split(/\s+/)
      .some((word) => word.startsWith(wanted)) || fold(title).startsWith(wanted);
  const actions = keyedActions
    .map((action) => ({ ...action, title: t(`shell.key_${action.dialog}`) }))
    .filter(({ permission, title }) => may([permission]) && isMeant(title))
    .map(({ letter, list, title, dialog }) => {
      const command = { key: `action ${letter}`, title, detail: '' };
      if (number) return { ...command, title: `${title} ${number}`, href: orderHref(Number(number), dialog) };
      const act = actionOfKey(letter);
      return act ? { ...command, act } : { ...command, href: officeUrlOf('orders', { work: list }) };
    });
  const print = actionOfKey('p');
  const papers: Command[] =
    print && isMeant(t('shell.keyPrint'))
      ? [{ key: 'action p', title: t('shell.keyPrint'), detail: '', act: print }]
      : [];
  if (number) return actions;
  return [...actions, ...papers, ...listPages({ t, may }).filter(({ title }) => isMeant(title))];
}

function listPages({ t, may }: Searcher): Command[] {
  return [...listNavigation(may), ...foundPages].map(({ route, label }) => {
    const href = officeUrlOf(route);
    return { key: `page ${href}`, title: t(label), href, detail: '' };
  });
}

/** Leaves out accents and capitals, as people type. */
function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();
}
