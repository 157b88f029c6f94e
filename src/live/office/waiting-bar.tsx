// What staff has asked for and has not taken effect yet, at the foot of every screen of the office: what, of which order, by
// whom, the seconds that are left, and the way to undo it. Until it is done, whatever page somebody goes to or loads anew.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { OrderRefusal } from '../../order-actions/office/late-order-refusal.ts';
import { loadActionTexts } from '../../order-actions/office/load-action-texts.ts';
import { isOrderActionKind } from '../../order-actions/office/order-actions.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { useOperationMutation } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isClosed, noteClosed } from './closed-notices.ts';
import { secondsUntil, useServerClock } from './use-server-clock.ts';
import styles from './waiting-bar.module.css';
import { type RefusedWork, refetchWork, type WaitingWork, waitingActionsQuery } from './waiting-queries.ts';

const MOST_SHOWN = 3;
const WAIT_SECONDS = 10;
/** The interval while its time is over and nobody has told that it is done. */
const REFETCH_MS = 1_000;

const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/waiting.ts`)),
  loadActionTexts,
);

export async function bindWaitingBar(): Promise<ComponentType> {
  const textsIn = await bindLateTexts(loadTexts);
  return () => <WaitingBar t={textsIn(useApp().locale)} />;
}

function WaitingBar({ t }: { t: Translate }) {
  const [isOverdue, setOverdue] = useState(false);
  const { data } = useQuery({ ...waitingActionsQuery, refetchInterval: isOverdue ? REFETCH_MS : false });
  const [, setClosed] = useState(0);
  const { at = null, waiting = [], refused = [] } = data?.waitingActions ?? {};
  const now = useServerClock(waiting.length > 0 ? at : null);
  const late = waiting.some(({ dueAt }) => secondsUntil(dueAt, now) === 0);
  if (late !== isOverdue) setOverdue(late);
  const undo = useUndo();
  const latest = waiting.find(({ isMine, isUndoable }) => isMine && isUndoable);
  useOfficeKeys(latest ? { z: () => undo.mutate(latest) } : {});
  const told = refused.filter(({ id }) => !isClosed(id));
  const close = (id: string) => {
    noteClosed(id);
    setClosed((count) => count + 1);
  };
  const shown = waiting.slice(0, MOST_SHOWN);
  const more = waiting.length - shown.length;
  return (
    <>
      {/* The live region is there before its text, which has no seconds in it: it is said once. */}
      <div role="status">
        <VisuallyHidden>{latest ? `${textOf(t, latest)} ${t('waiting.howToUndo')}` : ''}</VisuallyHidden>
      </div>
      {shown.length + told.length > 0 ? (
        <section className={styles.bar} aria-label={t('waiting.title')}>
          {told.slice(0, MOST_SHOWN).map((work) => (
            <Refused key={work.id} t={t} work={work} onClose={() => close(work.id)} />
          ))}
          {shown.map((work) => (
            <Waiting
              key={work.id}
              t={t}
              work={work}
              seconds={secondsUntil(work.dueAt, now)}
              hasKey={work.id === latest?.id}
              isUndoing={undo.isUndoing(work)}
              onUndo={() => undo.mutate(work)}
            />
          ))}
          {more > 0 ? (
            <p className={classNames(layout.aside, styles.more)}>{t('waiting.more', { count: more })}</p>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

type WaitingProps = {
  t: Translate;
  work: WaitingWork;
  seconds: number;
  /** `z` undoes it. */
  hasKey: boolean;
  isUndoing: boolean;
  onUndo(): void;
};

function Waiting({ t, work, seconds, hasKey, isUndoing, onUndo }: WaitingProps) {
  const { isMine, by: name, isUndoable, isBatch, number } = work;
  const text = textOf(t, work);
  return (
    <div className={styles.row} data-mine={isMine || undefined}>
      <Ring seconds={isUndoable ? seconds : 0} />
      <div className={styles.text}>
        <p className={styles.what}>{isBatch ? text : <PageLink to={orderHref(number)}>{text}</PageLink>}</p>
        <p className={classNames(layout.aside, styles.who)}>
          {isMine ? t('waiting.byMe') : t('waiting.by', { name })} ·{' '}
          <span className={styles.when}>
            {seconds > 0 && isUndoable ? t('waiting.in', { seconds }) : t('waiting.running')}
          </span>
        </p>
      </div>
      {isUndoable ? (
        <button
          type="button"
          className={classNames(controls.act, styles.undo)}
          data-first={isMine || undefined}
          onClick={onUndo}
          aria-busy={isUndoing || undefined}
        >
          {t('work.undo')}
          <VisuallyHidden>: {text}</VisuallyHidden>
          {hasKey ? (
            <span className={classNames(controls.key, styles.key)} aria-hidden="true">
              z
            </span>
          ) : null}
        </button>
      ) : null}
    </div>
  );
}

/** Empties with the seconds, which stand in it. */
function Ring({ seconds }: { seconds: number }) {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 36 36" width="36" height="36" role="presentation">
        <circle className={styles.track} cx="18" cy="18" r="15.5" />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r="15.5"
          pathLength={WAIT_SECONDS}
          strokeDasharray={`${Math.min(seconds, WAIT_SECONDS)} ${WAIT_SECONDS}`}
        />
      </svg>
      <span className={styles.seconds}>{seconds > 0 ? seconds : '…'}</span>
    </span>
  );
}

function Refused({ t, work, onClose }: { t: Translate; work: RefusedWork; onClose(): void }) {
  const { number, kind, refusal } = work;
  return (
    <div className={styles.row} data-refused role="alert">
      <span className={styles.sign} aria-hidden="true">
        !
      </span>
      <div className={styles.text}>
        <p className={styles.what}>
          <PageLink to={orderHref(number)}>
            {t('waiting.refused', {
              number,
              action: t(isOrderActionKind(kind) ? `work.action_${kind}` : 'work.actions'),
            })}
          </PageLink>
        </p>
        <p className={classNames(layout.aside, styles.who)}>
          <OrderRefusal kind={refusal} />
        </p>
      </div>
      <button type="button" className={controls.icon} onClick={onClose}>
        <CrossIcon />
        <VisuallyHidden>{t('waiting.close')}</VisuallyHidden>
      </button>
    </div>
  );
}

function textOf(t: Translate, { kind, isBatch, number, count }: WaitingWork): string {
  // What a newer release has stored: the order says the rest.
  const known = isOrderActionKind(kind) ? kind : 'send';
  return isBatch ? t(`waiting.many_${known}`, { count }) : t(`waiting.one_${known}`, { number });
}

function useUndo() {
  const { showToast } = useApp();
  const queryClient = useQueryClient();
  const one = useOperationMutation('OrdersUndo');
  const many = useOperationMutation('OrdersUndoBatch');
  return {
    isUndoing: ({ id }: WaitingWork) =>
      [one, many].some(({ isPending, variables }) => isPending && variables?.id === id),
    mutate({ id, isBatch }: WaitingWork) {
      const options = { onSettled: () => refetchWork(queryClient), onError: showToast };
      if (isBatch) many.mutate({ id }, options);
      else one.mutate({ id }, options);
    },
  };
}
