// What all steps of a withdrawal stand in: title, where one is, and where the law's own words are.
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { collectionsQuery } from '../catalogue/catalogue-queries.ts';
import { classNames } from '../ui/class-names.ts';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { PageLink } from '../ui/page-link.tsx';
import styles from './withdrawal.module.css';

/** The content page with the instructions and the model form, where the merchant has one. */
const INSTRUCTIONS = 'withdrawal';

type WithdrawalFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Null when nothing is left to do. */
  step: 1 | 2 | null;
  children: ReactNode;
};

export function WithdrawalFrame({ title, lead, step, children }: WithdrawalFrameProps) {
  const { locale, t } = useApp();
  const { contentPages } = useSuspenseQuery(collectionsQuery(locale)).data;
  const instructions = contentPages.find(({ slug }) => slug === INSTRUCTIONS);
  return (
    <div className={classNames(layout.page, layout.narrow, form.page)}>
      <header className={form.head}>
        {step ? <p className={styles.step}>{t('withdrawal.step', { step })}</p> : null}
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className={layout.lead}>{lead}</p> : null}
      </header>
      {children}
      <p className={styles.period}>
        {t('withdrawal.period')}{' '}
        {instructions ? (
          <PageLink to={urlOf('content', { locale, slug: INSTRUCTIONS })}>{instructions.title}</PageLink>
        ) : null}
      </p>
    </div>
  );
}
