// A discount code in its editor.
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { discountFormGroups, emptyForm, formOf, readForm } from './discount-form-state.ts';
import { discountHref } from './discount-href.ts';
import { discountQuery, type ShownDiscountCode } from './discount-queries.ts';

export type DiscountRefused = Refused & { handles: string[] | null; hour: string | null };

export function useDiscountEditor(code: ShownDiscountCode | null) {
  const { locale, t } = useApp();
  const saving = useOperationMutation('DiscountsSave');
  return useRecordEditor({
    kind: 'discount',
    shape: 1,
    id: code?.id ?? null,
    shown: code,
    formOf: (shown) => (shown ? formOf(shown, locale) : emptyForm),
    readForm: (form) => readForm(form, locale),
    groups: discountFormGroups,
    async send(content, { version, newId }): Promise<Saved | DiscountRefused> {
      const { saveDiscountCode: now } = await saving.mutateAsync({ version, content, newId });
      if (now.id && now.version) return { id: now.id, version: now.version };
      return { ...now, refusal: now.refusal ?? 'other' };
    },
    outdated: 'CodeChanged',
    refusedFields: {
      ...{ CodeInvalid: 'code', CodeTaken: 'code', HandlesUnknown: 'scope' },
      ...{ PeriodEmpty: 'until', EndPast: 'until', BeginAtClockChange: 'from', EndAtClockChange: 'until' },
    },
    fetch: async (client, id) => (await refetchQuery(client, discountQuery(id))).discountCode,
    hrefOf: discountHref,
    savedText: ({ code }) => t('discounts.saved', { code }),
  });
}
