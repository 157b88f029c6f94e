// The editor of a discount code: what it takes off, from which orders, how often, and what it has led to.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { MAX_CODE_LENGTH, unquotedCode } from '../discount-code.ts';
import { describeDiscountField } from './describe-discount-field.ts';
import { discountCodeRefusals } from './discount-code-refusals.ts';
import { DiscountLimits } from './discount-limits.tsx';
import { DiscountMark } from './discount-mark.tsx';
import { discountChoicesQuery, type ShownDiscountCode } from './discount-queries.ts';
import { DiscountRewardFields } from './discount-reward-fields.tsx';
import { DiscountScopeFields } from './discount-scope-fields.tsx';
import { type DiscountRefused, useDiscountEditor } from './use-discount-editor.ts';

export function DiscountEditorForm({ code }: { code: ShownDiscountCode | null }) {
  const { t } = useApp();
  const { discountChoices: choices } = useSuspenseQuery(discountChoicesQuery).data;
  const editor = useDiscountEditor(code);
  const { form, problems, refused, change } = editor;
  const parts = { form, problems, choices, onChange: change };
  const problem = refused && refusedText(refused, t);
  return (
    <RecordEditorFrame
      editor={editor}
      title={code ? code.code : t('discounts.new')}
      mark={code ? <DiscountMark state={code.state} /> : null}
      saveKind="primary"
      isSavedByEnter
      actions={(saveButton) => (
        <>
          {code && !editor.isUnsaved ? <StopButton code={code} editor={editor} /> : null}
          {saveButton}
        </>
      )}
      problem={problem}
      describe={(collision) => describeDiscountField(collision, t)}
    >
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
                  onBlur={({ target }) => code || change({ code: unquotedCode(target.value) })}
                />
              }
            />
          </section>
          <DiscountScopeFields {...parts} />
        </div>
        <div className={record.column}>
          {code ? <Figures code={code} /> : null}
          <DiscountLimits {...parts} refusal={problem} />
        </div>
      </div>
    </RecordEditorFrame>
  );
}

type StopButtonProps = { code: ShownDiscountCode; editor: ReturnType<typeof useDiscountEditor> };

function StopButton({ code: { code, state }, editor }: StopButtonProps) {
  const { t } = useApp();
  const stopping = useOperationMutation('DiscountsStop');
  const stop = async () => {
    await stopping.mutateAsync({ code, isStopped: state !== 'stopped' });
    await editor.refetch();
  };
  return (
    <Button size="small" isBusy={stopping.isPending} onClick={() => editor.run(stop)}>
      {t(state === 'stopped' ? 'discounts.start' : 'discounts.stop')}
    </Button>
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
      <p className={classNames(layout.aside, layout.after)}>{t('discounts.figuresHint')}</p>
    </section>
  );
}

function refusedText({ refusal, handles, hour }: DiscountRefused, t: Translate): string {
  return t(refusalMessage(discountCodeRefusals, refusal, 'discounts.refusal_other'), {
    handles: handles?.join(', ') ?? '',
    hour: hour ?? '',
  });
}
