import { useApp } from '../../app-instance.tsx';

/** Why something is not done with an order, in words; where they cannot be loaded, that it is not possible. */
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
