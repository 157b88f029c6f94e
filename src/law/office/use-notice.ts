import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { MAX_OFFICIAL_BYTES, OFFICIAL_FILE_TYPE } from '../../official-file.ts';
import { useOperationMutation } from '../../query-client.ts';
import { pageOfHeaders } from '../../staff/page-of.ts';
import { lawQuery, type ShownNotice } from './law-queries.ts';
import { noticeUploadUrl } from './notice-upload.ts';

/** Hands the official file of a language in, as it is, or takes it away. */
export function useNotice(language: ShownNotice['language']) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('LawRemoveNotice');
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  const tell = (text: MessageKey) => {
    showToast({ kind: 'success', text: t(text) });
    return queryClient.invalidateQueries({ queryKey: lawQuery.queryKey });
  };

  async function hand(file: File): Promise<void> {
    if (file.size > MAX_OFFICIAL_BYTES) return setRefusal('lawPage.noticeTooLarge');
    setSent(true);
    const refused = await send(language, file);
    setSent(false);
    setRefusal(refused);
    if (!refused) await tell('lawPage.noticeSet');
  }

  return {
    isBusy: isSent || isPending,
    refusal,
    hand,
    remove: () => mutate({ language }, { onSuccess: () => tell('lawPage.noticeRemoved'), onError: showToast }),
  };
}

/** What is wrong with it; null: it is stored. */
async function send(language: string, file: File): Promise<MessageKey | null> {
  try {
    const headers = { ...pageOfHeaders(), 'content-type': OFFICIAL_FILE_TYPE };
    const answer = await fetch(noticeUploadUrl(language), { method: 'POST', headers, body: file });
    if (!answer.ok) return 'lawPage.noticeFailed';
    const { refusal } = (await answer.json()) as { refusal: string | null };
    if (refusal === null) return null;
    return refusal === 'FileTooLarge' ? 'lawPage.noticeTooLarge' : 'lawPage.noticeNotShown';
  } catch {
    return 'lawPage.noticeFailed';
  }
}
