import { useApp } from '../../app-instance.tsx';
import { latePart } from '../../ui/late-part.tsx';

/** Why something is not done with an order, where a page shows it from its first view on. */
export const OrderRefusal = latePart(async () => (await import('./order-refusal.tsx')).bindOrderRefusal());

/** The same in words; where they cannot be loaded, that it is not possible. */
export function useRefusalInWords(): (kind: string) => Promise<string> {
  const { locale, t } = useApp();
  return async (kind) => {
    try {
      const { sayRefusal } = await import('./order-refusal.tsx');
      return await sayRefusal(locale, kind);
    } catch {
      return t('work.refused');
    }
  };
}
