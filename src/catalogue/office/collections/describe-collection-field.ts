// What a field of a collection is called and says, where two people have changed it at the same time.
import type { Translate } from '../../../i18n/translate.ts';
import type { CollisionTexts } from '../../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import type { CollectionForm, CollectionText } from './collection-form-state.ts';

type Values = Partial<CollectionForm>;

export function describeCollectionField({ at, names, mine, theirs }: Collision, t: Translate): CollisionTexts {
  const [name = ''] = names;
  if (at[0] === 'texts') {
    const field = (name === 'title' ? 'name' : name) as 'name' | Exclude<keyof CollectionText, 'title'>;
    const label = `${t(`collections.${field}`)} (${at[1]})`;
    return { label, mine: String(mine[name] ?? ''), theirs: String(theirs[name] ?? '') };
  }
  if (name === 'kind') return { label: t('collections.fill'), mine: fillText(mine, t), theirs: fillText(theirs, t) };
  if (name === 'isShown') {
    const shownText = ({ isShown }: Values) => t(isShown ? 'collections.state_shown' : 'collections.state_hidden');
    return { label: t('collections.state'), mine: shownText(mine), theirs: shownText(theirs) };
  }
  if (name === 'image') {
    const imageText = ({ image }: Values) => image ?? t('collections.pictureNone');
    return { label: t('collections.picture'), mine: imageText(mine), theirs: imageText(theirs) };
  }
  return { label: t('collections.handle'), mine: String(mine[name] ?? ''), theirs: String(theirs[name] ?? '') };
}

function fillText({ kind = 'hand', match = 'all', conditions = [], sort = 'manual' }: Values, t: Translate): string {
  const order = t(`collections.sort_${sort}`);
  if (kind === 'hand') return `${t('collections.kind_hand')}; ${order}`;
  const each = conditions.map(({ field, operator, value, ownField = '' }) =>
    [field === 'own' ? ownField : t(`collections.field_${field}`), t(`collections.operator_${operator}`), value].join(
      ' ',
    ),
  );
  return `${t(`collections.match_${match}`)}: ${each.join(', ')}; ${order}`;
}
