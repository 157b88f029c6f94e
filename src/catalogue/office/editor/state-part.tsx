// Whether the product is in the shop, from when on, and what keeps it from there.
import { lazy } from 'react';
import { useT } from '../../../app-instance.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { hindrancesOf } from './hindrances.ts';
import styles from './product-editor.module.css';
import type { PartProps, ProductPart } from './product-part.ts';

/** `planned`: a draft until a moment. */
export const editedStates = ['draft', 'published', 'planned', 'archived'] as const;
export type EditedState = (typeof editedStates)[number];

export type StateSlice = { state: EditedState; day: string; time: string };

const MIDNIGHT = '00:00';

// Most products are no draft that waits for its moment.
const PlannedMoment = lazy(async () => ({ default: (await import('./planned-moment.tsx')).PlannedMoment }));

export const statePart: ProductPart<StateSlice> = {
  name: 'state',
  heading: 'productEditor.state',
  looksAt: ['texts', 'pictures', 'single'],
  isAside: true,
  formOf(shown) {
    const [day = '', time = ''] = shown?.publishAt?.split('T') ?? [];
    return { state: shown?.publishAt ? 'planned' : (shown?.state ?? 'draft'), day, time };
  },
  read: ({ state, day, time }) => ({
    content: { product: fieldsOf(state, day === '' ? null : `${day}T${time || MIDNIGHT}`) },
    problems: state === 'planned' && day === '' ? ['day'] : [],
  }),
  groups: [['state', 'day', 'time']],
  describe({ mine, theirs }, t) {
    const show = ({ state, day, time }: Partial<StateSlice>) =>
      [t(`productEditor.state_${state ?? 'draft'}`), ...(state === 'planned' ? [day, time] : [])].join(' ').trim();
    return { label: t('productEditor.state'), mine: show(mine), theirs: show(theirs) };
  },
  Fields: StateFields,
};

function fieldsOf(state: EditedState, publishAt: string | null) {
  if (state === 'planned') return { status: 'draft', is_published: true, publish_at: publishAt };
  if (state === 'published') return { status: 'active', is_published: true, publish_at: null };
  return { status: state, is_published: undefined, publish_at: null };
}

function StateFields({ slice, change, problems, shown, form, context }: PartProps<StateSlice>) {
  const t = useT();
  const { state } = slice;
  const hindrances = hindrancesOf({ shown, form, context });
  return (
    <div className={layout.stack}>
      <SelectField
        label={t('productEditor.state')}
        hint={t(`productEditor.stateHint_${state}`)}
        value={state}
        onChange={({ target }) => change({ state: target.value as EditedState })}
      >
        {editedStates.map((each) => (
          <option key={each} value={each}>
            {t(`productEditor.state_${each}`)}
          </option>
        ))}
      </SelectField>
      {state === 'planned' ? (
        <AfterHydration>
          <PlannedMoment {...{ slice, change, problems }} />
        </AfterHydration>
      ) : null}
      {hindrances.length > 0 && state !== 'archived' ? (
        <ul
          className={classNames(layout.stack, layout.tight, styles.hindrances)}
          aria-label={t('productEditor.hindrances')}
        >
          {hindrances.map(({ text, values, isHint }) => (
            <li key={`${text} ${Object.values(values ?? {}).join()}`} data-hint={isHint || undefined}>
              {t(text, values)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
