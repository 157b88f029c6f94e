import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { joinTexts } from '../../../i18n/join-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../../ui/office/type-ahead.tsx';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MOST_GOING_WITH } from '../../product/most-going-with.ts';
import { loadCollectionTexts } from '../collections/load-collection-texts.ts';
import styles from '../collections/member-row.module.css';
import { MemberRow } from '../collections/member-row.tsx';
import type { PartProps } from '../editor/product-part.ts';
import { loadProductTexts } from '../load-product-texts.ts';
import { boughtTogetherQuery, foundGoingQuery } from './going-with-queries.ts';
import type { GoingWithSlice } from './going-with-slice.ts';
import { useGoingWith } from './use-going-with.ts';

const loadTexts = joinTexts(
  textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/going-with.ts`)),
  loadCollectionTexts,
  loadProductTexts,
);

export const bindGoingWithFields = () => withLateTexts(GoingWithFields, loadTexts);

function GoingWithFields({ slice, change, shown }: PartProps<GoingWithSlice>) {
  const { t } = useApp();
  const going = useGoingWith({ slice, change });
  const { handles, members, placing, missing, asking } = going;
  const isFull = handles.length >= MOST_GOING_WITH;
  return (
    <div className={layout.stack}>
      <p className={layout.aside}>{t('goingWith.hint')}</p>
      {isFull ? (
        <p className={layout.aside}>{t('goingWith.full', { count: MOST_GOING_WITH })}</p>
      ) : (
        <TypeAhead
          label={t('collections.addProduct')}
          hint={t('collections.addProductHint')}
          queryOf={foundGoingQuery}
          itemsOf={({ foundGoing }) =>
            foundGoing.filter(({ id, handle }) => id !== shown?.id && !handles.includes(handle))
          }
          keyOf={({ id }) => id}
          show={({ title }) => title}
          onChoose={going.add}
          nothing={t('collections.noProduct')}
        />
      )}
      <VisuallyHidden>
        <span role="status">{placing.said}</span>
      </VisuallyHidden>
      {handles.length > 0 && !asking.data ? <Unanswered query={asking} /> : null}
      {members.length + missing.length > 0 ? (
        <ol className={styles.members} data-testid="going-with">
          {members.map((member, at) => (
            <MemberRow key={member.id} {...{ member, at, placing }} isByRule={false} />
          ))}
          {missing.map((handle) => (
            <MissingRow key={handle} {...{ handle }} onRemove={() => going.remove(handle, handle)} />
          ))}
        </ol>
      ) : null}
      {shown && !isFull ? <Proposals id={shown.id} {...{ going }} /> : null}
    </div>
  );
}

/** It was imported before the product that it means, or that one has gone. */
function MissingRow({ handle, onRemove }: { handle: string; onRemove(): void }) {
  const { t } = useApp();
  return (
    <li className={styles.member}>
      <span />
      <span />
      <span className={styles.memberName}>
        {handle}
        <small>{t('goingWith.missing')}</small>
      </span>
      <button
        type="button"
        className={classNames(controls.icon, controls.remove)}
        aria-label={t('collections.remove', { title: handle })}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  );
}

function Proposals({ id, going }: { id: string; going: ReturnType<typeof useGoingWith> }) {
  const { t } = useApp();
  const { data } = useQuery(boughtTogetherQuery(id));
  const proposed = (data?.boughtTogether ?? []).filter(({ handle }) => !going.handles.includes(handle));
  if (proposed.length === 0) return null;
  return (
    <div>
      <p className={layout.aside}>{t('goingWith.bought')}</p>
      <div className={classNames(layout.row, layout.tight)}>
        {proposed.map((product) => (
          <Button key={product.id} size="small" onClick={() => going.add(product)}>
            {t('goingWith.add', { title: product.title })}
          </Button>
        ))}
      </div>
    </div>
  );
}
