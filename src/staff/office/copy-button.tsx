import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';

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

type ShownOnceProps = {
  /** What it is, and that nobody sees it again. */
  about: string;
  text: string;
  copyLabel: string;
  /** Said by whoever has copied it. */
  keptLabel: string;
  onClose(): void;
};

/** What nobody sees a second time: whoever needs it copies it now. */
export function ShownOnce({ about, text, copyLabel, keptLabel, onClose }: ShownOnceProps) {
  return (
    <div className={layout.stack} role="status">
      <p>{about}</p>
      <code className={controls.shownOnce}>{text}</code>
      <div className={layout.row}>
        <CopyButton text={text} label={copyLabel} />
        <Button kind="quiet" onClick={onClose}>
          {keptLabel}
        </Button>
      </div>
    </div>
  );
}
