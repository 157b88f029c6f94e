// Which of the methods that are offered Stripe does not take yet: shoppers do not see them, whatever stands here. Asked beside
// the page, because Stripe may take its time.
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { inactiveMethodsQuery } from '../../../setup/office/setup-queries.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Option } from '../fields/choice-fields.tsx';
import { textOf } from '../fields/options.ts';

/** `chosen`: none of them means all. */
export function InactiveMethods({ chosen, options }: { chosen: readonly string[]; options: readonly Option[] }) {
  const { t } = useApp();
  const { inactiveMethods } = useQuery(inactiveMethodsQuery).data ?? { inactiveMethods: [] };
  const offered = inactiveMethods.filter((id) => chosen.length === 0 || chosen.includes(id));
  if (offered.length === 0) return null;
  const methods = offered.map((id) => textOf(options, id)).join(', ');
  return <Notice kind="info">{t('paymentSettings.notActive', { methods })}</Notice>;
}
