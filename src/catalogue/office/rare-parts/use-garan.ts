import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { MAX_OFFICIAL_BYTES, OFFICIAL_FILE_TYPE } from '../../../official-file.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { pageOfHeaders } from '../../../staff/page-of.ts';
import { type GaranFacts, garanUploadUrl } from './garan-upload.ts';

/** The label of a product, which is saved by itself: its file is no field of a form. */
export function useGaran(product: string) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const query = operationQuery('ProductsGaran', { product });
  const asking = useQuery(query);
  const { mutate, isPending } = useOperationMutation('ProductsRemoveGaran');
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  const tell = (text: MessageKey) => {
    showToast({ kind: 'success', text: t(text) });
    return queryClient.invalidateQueries({ queryKey: query.queryKey });
  };

  /** `file`: null keeps the one that is there. */
  async function save(facts: GaranFacts, file: File | null): Promise<void> {
    if (file && file.size > MAX_OFFICIAL_BYTES) return setRefusal('productEditor.garan_FileTooLarge');
    setSent(true);
    const refused = await send(garanUploadUrl(product, facts), file);
    setSent(false);
    setRefusal(refused);
    if (!refused) await tell('productEditor.garanSaved');
  }

  return {
    asking,
    label: asking.data?.productGaran ?? null,
    isBusy: isSent || isPending,
    refusal,
    save,
    remove: () => mutate({ product }, { onSuccess: () => tell('productEditor.garanRemoved'), onError: showToast }),
  };
}

const told = ['FactsInvalid', 'FileMissing', 'FileTooLarge', 'FileNotShown'] as const;

/** What is wrong with it; null: it is stored. */
async function send(url: string, file: File | null): Promise<MessageKey | null> {
  try {
    const headers = { ...pageOfHeaders(), 'content-type': OFFICIAL_FILE_TYPE };
    const answer = await fetch(url, { method: 'POST', headers, body: file ?? new Blob([]) });
    if (!answer.ok) return 'productEditor.garan_other';
    const { refusal } = (await answer.json()) as { refusal: string | null };
    if (refusal === null) return null;
    return `productEditor.garan_${told.find((each) => each === refusal) ?? 'other'}`;
  } catch {
    return 'productEditor.garan_other';
  }
}
