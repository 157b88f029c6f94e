// The editor of a discount code: what it takes off, from which orders, how often, and what it has led to.
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import { useUnsavedWork } from '../../ui/office/use-unsaved-work.ts';
import page from '../../ui/office/work-page.module.css';
import { MAX_CODE_LENGTH } from '../discount-code.ts';
import { discountCodeRefusals } from './discount-code-refusals.ts';
import styles from './discount-editor.module.css';
import { DiscountLimits } from './discount-limits.tsx';
import { DiscountMark } from './discount-mark.tsx';
import { discountChoicesQuery, type ShownDiscountCode } from './discount-queries.ts';
import { DiscountRewardFields } from './discount-reward-fields.tsx';
import { DiscountScopeFields } from './discount-scope-fields.tsx';
import { type DiscountEditor, useDiscountEditor } from './use-discount-editor.ts';

export function DiscountEditorForm({ code }: { code: ShownDiscountCode | null }) {
  const { t } = useApp();
  const { discountChoices: choices } = useSuspenseQuery(discountChoicesQuery).data;
  const editor = useDiscountEditor(code);
  const { form, problems, refused, isUnsaved, change } = editor;
  const fields = useRef<HTMLFormElement>(null);
  useUnsavedWork(isUnsaved && !editor.isSaving, t('discounts.leave'));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat) fields.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // Focus on the field that failed.
  useEffect(() => {
    if (problems.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  const parts = { form, problems, choices, onChange: change };
  return (
    // Dates that are typed by half are told of by the browser, which alone knows of them.
    <form ref={fields} className={page.page} onSubmit={submit}>
      <div className={page.head}>
        {/* Of a new one the first field has the focus. */}
        <h1 className={page.title} tabIndex={code ? -1 : undefined}>
          {code ? code.code : t('discounts.new')}
        </h1>
        {code ? <DiscountMark state={code.state} /> : null}
        {code && isUnsaved ? <span className={page.soft}>{t('discounts.unsaved')}</span> : null}
        <div className={styles.actions}>
          {code && !isUnsaved ? (
            <Button size="small" isBusy={editor.isStopping} onClick={editor.stop}>
              {t(code.state === 'stopped' ? 'discounts.start' : 'discounts.stop')}
            </Button>
          ) : null}
          <Button size="small" kind="primary" type="submit" isBusy={editor.isSaving} aria-keyshortcuts="Control+S">
            {t('discounts.save')}
          </Button>
        </div>
      </div>
      {refused ? <Refused editor={editor} isNew={code === null} /> : null}
      {problems.length > 0 ? <Notice kind="error">{t('discounts.problems')}</Notice> : null}
      <div className={record.columns}>
        <div className={record.column}>
          <section className={page.panel}>
            <h2 className={page.panelTitle}>{t('discounts.reward')}</h2>
            <DiscountRewardFields
              {...parts}
              code={
                <TextField
                  {...{ autoFocus: code === null }}
                  label={t('discounts.code')}
                  hint={t(code ? 'discounts.codeKept' : 'discounts.codeHint')}
                  error={problems.includes('code') ? t('discounts.badCode') : null}
                  value={form.code}
                  readOnly={code !== null}
                  maxLength={MAX_CODE_LENGTH}
                  autoComplete="off"
                  spellCheck={false}
                  autoCapitalize="characters"
                  onChange={({ target }) => change({ code: target.value })}
                />
              }
            />
          </section>
          <DiscountScopeFields {...parts} />
        </div>
        <div className={record.column}>
          {code ? <Figures code={code} /> : null}
          <DiscountLimits {...parts} />
        </div>
      </div>
    </form>
  );
}

function Figures({ code: { uses, maxUses, discounted } }: { code: ShownDiscountCode }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('discounts.figures')}</h2>
      <dl className={record.facts}>
        <dt>{t('discounts.uses')}</dt>
        <dd data-testid="discount-uses">
          {maxUses == null ? String(uses) : t('discounts.usesOf', { uses, most: maxUses })}
        </dd>
        <dt>{t('discounts.discounted')}</dt>
        <dd data-testid="discount-money">{discounted.map((amount) => format(amount)).join(' + ') || '–'}</dd>
      </dl>
      <p className={styles.note}>{t('discounts.figuresHint')}</p>
    </section>
  );
}

function Refused({ editor: { refused, saveOver, showTheirs }, isNew }: { editor: DiscountEditor; isNew: boolean }) {
  const { t } = useApp();
  if (!refused) return null;
  const { refusal, handles } = refused;
  const isChanged = refusal === 'CodeChanged';
  if (isChanged && isNew) return <Notice kind="error">{t('discounts.refusal_CodeTaken')}</Notice>;
  const message = refusalMessage(discountCodeRefusals, refusal, 'discounts.refusal_other');
  return (
    <Notice kind="error">
      {t(message, { handles: handles?.join(', ') ?? '' })}
      {isChanged ? (
        <div className={styles.choices}>
          <Button size="small" onClick={showTheirs}>
            {t('discounts.showTheirs')}
          </Button>
          <Button size="small" onClick={saveOver}>
            {t('discounts.saveMine')}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}
