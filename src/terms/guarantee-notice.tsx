import type { GuaranteeFileFieldsFragment, GuaranteeNoticeFieldsFragment } from '../operations.generated.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import styles from './terms.module.css';

/** The official notice as it was handed in, or the reminder in words until it is there. */
export function GuaranteeNotice({ notice: { title, text, file, linkText, linkUrl } }: GuaranteeNoticeProps) {
  return (
    <section className={styles.guarantee} aria-label={title}>
      <GuaranteeFile file={file} text={text} />
      <p>
        <ExternalLink to={linkUrl}>{linkText}</ExternalLink>
      </p>
    </section>
  );
}

type GuaranteeNoticeProps = { notice: GuaranteeNoticeFieldsFragment };

/** Unaltered, with its words for anyone who does not see it; beside them where it is no picture. */
export function GuaranteeFile({ file, text }: { file: GuaranteeFileFieldsFragment | null; text: string }) {
  if (file && file.width > 0) {
    // The notice is in its full size by itself: what is small beside a form must be legible.
    return (
      <a href={file.url} target="_blank" rel="noopener">
        <img className={styles.official} src={file.url} alt={text} width={file.width} height={file.height} />
      </a>
    );
  }
  return (
    <>
      <p>{text}</p>
      {file ? (
        <p>
          <a href={file.url}>{file.linkText}</a>
        </p>
      ) : null}
    </>
  );
}
