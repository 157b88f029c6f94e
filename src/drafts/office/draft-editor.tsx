// The editor of an order by hand: all of it on one page, by keyboard from the first article to sending.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { currencyOrEuro } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSettled } from '../../ui/office/use-settled.ts';
import { useUnsavedWork } from '../../ui/office/use-unsaved-work.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { isAllPricedIn } from '../draft-content.ts';
import { priceDraft, priceGoods } from '../price-draft.ts';
import { DraftActions, DraftWithdrawal } from './draft-actions.tsx';
import { DraftCustomerFields } from './draft-customer-fields.tsx';
import styles from './draft-editor.module.css';
import { hasSum } from './draft-form-state.ts';
import { DraftLines } from './draft-lines.tsx';
import { DraftMark } from './draft-mark.tsx';
import { draftChoicesQuery, isPassedOn, type ShownDraft } from './draft-queries.ts';
import { draftRefusals } from './draft-refusals.ts';
import { DraftSums, OPEN_SUM } from './draft-sums.tsx';
import { DraftTerms } from './draft-terms.tsx';
import { type DraftRefused, useDraftEditor } from './use-draft-editor.ts';

export function DraftEditor({ draft }: { draft: ShownDraft | null }) {
  const { t } = useApp();
  const format = useFormatMoney();
  // What the market at home offers, until another is chosen.
  const first = useSuspenseQuery(draftChoicesQuery(null, '')).data.draftChoices;
  const editor = useDraftEditor(draft, first.home as Locale);
  const { form, content, problems, unread, refused, isUnsaved } = editor;
  const postalCode = useSettled(form.customer.postalCode);
  const wanted = draftChoicesQuery(form.locale, form.customer.country, postalCode);
  const choices = useQuery({ ...wanted, placeholderData: (before) => before }).data?.draftChoices ?? first;
  const currency = currencyOrEuro(choices.markets.find((each) => each.locale === form.locale)?.currency);
  useUnsavedWork(isUnsaved, t('drafts.leave'));
  const totals = priceDraft(content, currency, () => 0);
  const goods = priceGoods(content, currency);
  const isKnown = hasSum(unread) && isAllPricedIn(content, currency);
  const total = isKnown ? format(totals.total) : OPEN_SUM;
  return (
    <div className={page.page}>
      <DraftHead draft={draft} editor={editor} total={total} />
      {refused ? <Refused refused={refused} editor={editor} /> : null}
      {editor.hasTried ? <Notice kind="error">{t('drafts.problems')}</Notice> : null}
      {draft ? <DraftFate draft={draft} /> : null}
      {/* What is paid, or was given up, is only read. */}
      <fieldset className={styles.columns} disabled={isClosed(draft)}>
        <div className={styles.column}>
          <DraftLines
            {...{ autoFocus: editor.isNew }}
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
            onMarket={(chosen) => void editor.chooseMarket(chosen, currency)}
          />
          <DraftSums
            {...{ goods, totals, currency, isKnown }}
            discount={form.discount}
            isWrong={problems.includes('discount') || undefined}
            onLeave={() => editor.leave('discount')}
            vat={isUnsaved ? [] : (draft?.vat ?? [])}
            onDiscount={(discount) => editor.change({ discount })}
          />
        </div>
        <div className={styles.column}>
          <DraftCustomerFields
            customer={form.customer}
            countries={choices.countries}
            onChange={(customer) => editor.change({ customer })}
          />
        </div>
      </fieldset>
      <DraftWithdrawal draft={draft} editor={editor} />
    </div>
  );
}

type Editor = ReturnType<typeof useDraftEditor>;

function DraftHead({ draft, editor, total }: { draft: ShownDraft | null; editor: Editor; total: string }) {
  const { locale, shop, t } = useApp();
  return (
    <div className={page.head}>
      {/* Of a new one the first field has the focus. */}
      <h1 className={page.title} tabIndex={editor.isNew ? undefined : -1}>
        {draft ? t('drafts.named', { number: draft.number }) : t('drafts.new')}
      </h1>
      {draft ? <DraftMark state={draft.state} /> : null}
      <span className={page.soft}>
        {editor.isUnsaved && !editor.isNew ? t('drafts.unsaved') : null}
        {draft && !editor.isUnsaved
          ? t('drafts.savedBy', {
              name: draft.updatedBy,
              at: formatShortMoment(draft.updatedAt, locale, shop.timeZone),
            })
          : null}
      </span>
      <DraftActions draft={draft} editor={editor} total={total} />
    </div>
  );
}

/** Where it has gone: sent, not sent, ordered. */
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
          hint={t('drafts.validUntil', { until: formatShortMoment(draft.expiresAt, locale, shop.timeZone) })}
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

function Refused({ refused, editor }: { refused: DraftRefused; editor: Editor }) {
  const { t } = useApp();
  return (
    <Notice kind="error">
      {textOf(t, refused)}
      {refused.refusal === 'DraftChanged' ? (
        <div className={styles.choices}>
          <Button size="small" onClick={() => void editor.showTheirs()}>
            {t('drafts.showTheirs')}
          </Button>
          <Button size="small" onClick={() => void editor.saveOver()}>
            {t('drafts.saveMine')}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}

function textOf(t: ReturnType<typeof useApp>['t'], { refusal, by, titles, order }: Partial<DraftRefused>): string {
  const values = { by: by ?? '', titles: titles?.join('; ') ?? '', order: order ?? '' };
  return t(refusalMessage(draftRefusals, refusal ?? '', 'drafts.refusal_other'), values);
}
