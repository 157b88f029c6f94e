import { type RefObject, useId } from 'react';
import { useT } from '../app-instance.tsx';
import { NoticeIcon } from '../icons/notice-icon.tsx';
import styles from './checkout.module.css';
import { REFUSAL_ID } from './refusals/refusal-search.ts';

export type ListedProblem = {
  /** The id of the control it leads to. */
  id: string;
  text: string;
  /** Meant for controls that a link cannot focus, such as Stripe's frames. */
  focus?: (() => void) | undefined;
};

/** Stands at the top of the form after an attempt to order: everything that is left to do, each a link to its field. */
export function ProblemSummary({
  problems,
  ref,
}: {
  problems: ListedProblem[];
  ref: RefObject<HTMLDivElement | null>;
}) {
  const t = useT();
  const titleId = useId();
  return (
    <div className={styles.problems} id={REFUSAL_ID} ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <NoticeIcon kind="error" />
      <div>
        <h2 className={styles.problemsTitle} id={titleId}>
          {t('checkout.problems', { count: problems.length })}
        </h2>
        <ul>
          {problems.map(({ id, text, focus }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (focus) focus();
                  else document.getElementById(id)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
