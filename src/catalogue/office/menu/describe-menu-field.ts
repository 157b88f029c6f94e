// What a field of the menu is called and says, where two people have changed it at the same time.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';

const labels: Readonly<Record<string, MessageKey>> = {
  ...{ pages: 'menuEditor.pages', header: 'menuEditor.articlesInHeader', footer: 'menuEditor.articlesInFooter' },
};

export function describeMenuField({ names: [name = ''], mine, theirs }: Collision, t: Translate): CollisionTexts {
  const label = t(labels[name] ?? 'menuEditor.inMenu');
  return { label, mine: writtenIn(mine[name]), theirs: writtenIn(theirs[name]) };
}

function writtenIn(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
