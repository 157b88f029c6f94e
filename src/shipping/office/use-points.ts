// One press brings a carrier's own list in; a file travels as it is.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { pageOfHeaders } from '../../staff/page-of.ts';
import { deliveryQuery, type ShownPointList } from './delivery-queries.ts';
import { isPointProblem, type PointProblemKind } from './point-problems.ts';
import { MAX_POINTS_FILE_BYTES, pointsUploadUrl } from './points-upload.ts';

export function usePoints({ carrier, carrierName }: Pick<ShownPointList, 'carrier' | 'carrierName'>) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('ShippingLoadPoints');
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<PointProblemKind | null>(null);

  const tell = (refused: string | null | undefined) => {
    setRefusal(refused && isPointProblem(refused) ? refused : null);
    if (!refused) showToast({ kind: 'success', text: t('points.asked', { carrier: carrierName }) });
    return queryClient.invalidateQueries({ queryKey: deliveryQuery.queryKey });
  };

  async function hand(file: File): Promise<void> {
    if (file.size > MAX_POINTS_FILE_BYTES) return setRefusal('PointsFileTooLarge');
    setSent(true);
    try {
      const headers = { ...pageOfHeaders(), 'content-type': 'application/json' };
      const answer = await fetch(pointsUploadUrl(carrier), { method: 'POST', headers, body: file });
      if (!answer.ok) throw new Error(String(answer.status));
      await tell(((await answer.json()) as { refusal: string | null }).refusal);
    } catch {
      showToast({ kind: 'error', text: t('points.notSent') });
    } finally {
      setSent(false);
    }
  }

  return {
    isBusy: isPending || isSent,
    refusal,
    load: () => mutate({ carrier }, { onSuccess: ({ loadPoints }) => tell(loadPoints.refusal), onError: showToast }),
    hand,
  };
}
