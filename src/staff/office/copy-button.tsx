import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

/** Copies what is shown once, or would have to be typed on the device that shows it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t, showToast } = useApp();
  const copy = async () => {
    if (await copyText(text)) showToast({ kind: 'success', text: t('staff.copied') });
    // It is selected in it.
    else window.prompt(t('staff.notCopied'), text);
  };
  return (
    <Button size="small" onClick={copy}>
      {label}
    </Button>
  );
}
