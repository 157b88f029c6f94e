// What a field of the home page is called and says, where two people have changed it at the same time.
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import { fieldName, kindName } from '../blocks/block-words.ts';
import type { HomeForm } from './home-form.ts';

export function describeHomeField(
  { at, names, mine, theirs }: Collision,
  form: HomeForm,
  t: Translate,
): CollisionTexts {
  const [list, key, , field, language] = at;
  if (list !== 'rows') return { label: wordsOf(at, names, t), mine: textOf(mine), theirs: textOf(theirs) };
  const row = form.rows.find((each) => each.key === key);
  const kind = row ? kindName(row.kind, t) : t('homeEditor.blocksTitle');
  // The whole block, which one side has removed.
  if (key === undefined) return { label: kind, mine: textOf(mine), theirs: textOf(theirs) };
  const name = String(field ?? names[0] ?? '');
  const inLanguage = language ?? (field === undefined ? undefined : names[0]);
  const label = [kind, name && row ? fieldName(name, t) : '', inLanguage ? `(${inLanguage})` : '']
    .filter(Boolean)
    .join(' ');
  return { label, mine: textOf(mine), theirs: textOf(theirs) };
}

function wordsOf(at: Collision['at'], names: readonly string[], t: Translate): string {
  const [name = names[0]] = at;
  if (name === 'day' || name === 'time') return t('homeEditor.publishAt');
  return t(name === 'allGoods' ? 'homeEditor.allGoods' : 'homeEditor.description');
}

function textOf(values: Readonly<Record<string, unknown>>): string | undefined {
  const all = Object.values(values);
  if (all.every((value) => value === undefined)) return undefined;
  return all.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ');
}
