import { useQueryClient } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { giftCardQuery, type ShownGiftCard, shownCode } from './gift-card-queries.ts';
import { giftCardRefusals } from './gift-card-refusals.ts';

export function DisableCardDialog({
  card: { id, lastFour, balance },
  onClose,
}: {
  card: ShownGiftCard;
  onClose(): void;
}) {
  const { t, showToast } = useApp();
  const format = useFormatMoney();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('GiftCardsDisable');
  const code = shownCode(lastFour);
  const disable = () =>
    mutate(
      { id },
      {
        onSuccess({ disableGiftCard: { refusal } }) {
          onClose();
          if (refusal) {
            showToast({ kind: 'error', text: t(refusalMessage(giftCardRefusals, refusal, 'office.forbidden')) });
          } else showToast({ kind: 'success', text: t('giftCards.disabled', { code }) });
          return queryClient.invalidateQueries({ queryKey: giftCardQuery(id).queryKey });
        },
        onError: showToast,
      },
    );
  return (
    <OfficeDialog title={t('giftCards.disableOf', { code })} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('giftCards.disableText', { amount: format(balance) })}</p>
        <Button kind="primary" isWide isBusy={isPending} onClick={disable}>
          {t('giftCards.disable')}
        </Button>
      </div>
    </OfficeDialog>
  );
}
