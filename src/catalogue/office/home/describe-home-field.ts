// What a field of the home page is called and says, where two people have changed it at the same time.
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import { describeBlockField, writtenIn } from '../blocks/describe-block-field.ts';
import type { HomeForm } from './home-form.ts';

export function describeHomeField(collision: Collision, form: HomeForm, t: Translate): CollisionTexts {
  const { at, names, mine, theirs } = collision;
  if (at[0] === 'rows') return describeBlockField(collision, form.rows, t);
  return { label: wordsOf(at, names, t), mine: writtenIn(mine), theirs: writtenIn(theirs) };
}

function wordsOf(at: Collision['at'], names: readonly string[], t: Translate): string {
  const [name = names[0]] = at;
  if (name === 'day' || name === 'time') return t('homeEditor.publishAt');
  return t(name === 'allGoods' ? 'homeEditor.allGoods' : 'homeEditor.description');
}
