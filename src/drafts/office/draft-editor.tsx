// The editor of an order by hand: all of it on one page, by keyboard from the first product to sending.
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type AppInstance, useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { Locale } from '../../i18n/locales.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DraftsChoicesQuery } from '../../office-operations.generated.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { useSettled } from '../../ui/office/use-settled.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { isAllPricedIn } from '../draft-content.ts';
import { draftRefusals } from '../draft-refusals.ts';
import { priceDraft, priceGoods } from '../price-draft.ts';
import { useFollowedDelivery } from './delivery/follow-delivery.ts';
import { describeDraftField } from './describe-draft-field.ts';
import { DraftActions, DraftWithdrawal, mayChange } from './draft-actions.tsx';
import { DraftCustomerFields } from './draft-customer-fields.tsx';
import styles from './draft-editor.module.css';
import { type DraftForm, hasSum, notationOf, readForm } from './draft-form-state.ts';
import { DraftLines } from './draft-lines.tsx';
import { DraftMark } from './draft-mark.tsx';
import { draftChoicesQuery, isPassedOn, type ShownDraft } from './draft-queries.ts';
import { DraftSums, OPEN_SUM } from './draft-sums.tsx';
import { DraftTerms } from './draft-terms.tsx';
import { type DraftEditor, type DraftRefused, useDraftEditor } from './use-draft-editor.ts';

export function DraftEditorForm({ draft }: { draft: ShownDraft | null }) {
  const app = useApp();
  const { t } = app;
  const format = useFormatMoney();
  // What the market at home offers, until another is chosen.
  const first = useSuspenseQuery(draftChoicesQuery(null, '')).data.draftChoices;
  const editor = useDraftEditor(draft, first);
  const { form, refused } = editor;
  const asking = useChoices(form);
  const choices = asking.data?.draftChoices ?? first;
  useFollowedDelivery(form, asking.data?.draftChoices, { locale: app.locale, change: editor.change });
  const sums = sumsOf(editor, choices, app.locale);
  const total = sums.isKnown ? format(sums.totals.total) : OPEN_SUM;
  return (
    <RecordEditorFrame
      editor={editor}
      title={draft ? t('drafts.named', { number: draft.number }) : t('drafts.new')}
      mark={draft ? <DraftMark state={draft.state} /> : null}
      note={draft && !editor.isUnsaved ? savedBy(draft, app) : null}
      saveKind="plain"
      actions={(saveButton) => <DraftActions {...{ draft, editor, total, saveButton }} />}
      isClosed={!mayChange(draft)}
      problem={refused && textOf(t, refused)}
      describe={(collision) => describeDraftField(collision, { form, choices, t })}
      after={<DraftWithdrawal draft={draft} editor={editor} />}
    >
      {draft ? <DraftFate draft={draft} /> : null}
      {asking.isError ? <Unanswered query={asking} /> : null}
      <DraftFields {...{ draft, editor, choices, sums }} />
    </RecordEditorFrame>
  );
}

type Choices = DraftsChoicesQuery['draftChoices'];

/** Asks for the choices of the market and the place that are chosen. */
function useChoices({ locale, customer }: DraftForm) {
  const postalCode = useSettled(customer.postalCode);
  const wanted = draftChoicesQuery(locale, customer.country, postalCode);
  return useQuery({ ...wanted, placeholderData: (before) => before });
}

type DraftFieldsProps = {
  draft: ShownDraft | null;
  editor: DraftEditor;
  choices: Choices;
  sums: ReturnType<typeof sumsOf>;
};

function sumsOf({ form, unread }: DraftEditor, { markets }: Choices, locale: Locale) {
  const notation = notationOf(locale, markets);
  const { content } = readForm(form, notation);
  const currency = notation.currencyOf(form.locale);
  return {
    currency,
    totals: priceDraft(content, currency, () => 0),
    goods: priceGoods(content, currency),
    isKnown: hasSum(unread) && isAllPricedIn(content, currency),
  };
}

function DraftFields({ draft, editor, choices, sums }: DraftFieldsProps) {
  const { form, problems, unread } = editor;
  const { goods, currency } = sums;
  const typing = useApp().locale;
  const queryClient = useQueryClient();
  return (
    // What is paid, or was given up, is only read.
    <fieldset className={styles.columns} disabled={isClosed(draft)}>
      <div className={layout.stack}>
        <DraftLines
          {...{ autoFocus: editor.isNew, number: draft?.number }}
          form={form}
          currency={currency}
          vatClasses={choices.vatClasses}
          {...{ problems, unread, goods }}
          onLeave={editor.leave}
          onChange={(lines) => editor.change({ lines })}
        />
        <DraftTerms
          {...{ form, choices, problems }}
          onLeave={editor.leave}
          onChange={editor.change}
          onMarket={(chosen) =>
            editor.run(async () =>
              (await import('./choose-market.ts')).chooseMarket(editor, chosen, { typing, queryClient }),
            )
          }
        />
        <DraftSums
          {...sums}
          discount={form.discount}
          isWrong={problems.includes('discount') || undefined}
          onLeave={() => editor.leave('discount')}
          vat={editor.isUnsaved ? [] : (draft?.vat ?? [])}
          onDiscount={(discount) => editor.change({ discount })}
        />
      </div>
      <div className={layout.stack}>
        <DraftCustomerFields
          customer={form.customer}
          countries={choices.countries}
          faults={editor.refused?.faults ?? draft?.sendFaults}
          onChange={(customer) => editor.change({ customer })}
        />
      </div>
    </fieldset>
  );
}

function savedBy({ updatedBy, updatedAt }: ShownDraft, { locale, shop, t }: AppInstance): string {
  return t('drafts.savedBy', { name: updatedBy, at: formatMoment(updatedAt, locale, shop.timeZone, shortDay) });
}

/** The fate of a draft: sent, not sent, ordered. */
function DraftFate({ draft }: { draft: ShownDraft }) {
  const { locale, shop, t } = useApp();
  return (
    <>
      {draft.order ? (
        <Notice kind="success">
          <PageLink to={officeUrlOf('managedOrder', undefined, { number: String(draft.order) })}>
            {t('drafts.toOrder', { number: draft.order })}
          </PageLink>
        </Notice>
      ) : null}
      {isPassedOn(draft) && draft.linkUrl && draft.expiresAt ? (
        <TextField
          label={t('drafts.link')}
          hint={t('drafts.validUntil', { until: formatMoment(draft.expiresAt, locale, shop.timeZone, shortDay) })}
          value={draft.linkUrl}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : null}
      {draft.sendRefusal ? (
        <Notice kind="error">
          {t('drafts.notSent')} {textOf(t, { refusal: draft.sendRefusal })}
        </Notice>
      ) : null}
    </>
  );
}

function isClosed(draft: ShownDraft | null): boolean {
  return draft?.state === 'paid' || draft?.state === 'withdrawn';
}

function textOf(t: ReturnType<typeof useApp>['t'], { refusal, by, titles, order }: Partial<DraftRefused>): string {
  const values = { by: by ?? '', titles: titles?.join('; ') ?? '', order: order ?? '' };
  return t(refusalMessage(draftRefusals, refusal ?? '', 'drafts.refusal_other'), values);
}
