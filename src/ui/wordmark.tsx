import { shopIdentity } from '../shop-identity.ts';
import styles from './wordmark.module.css';

/** The shop's name in letters cut from paper: its own drawing, no font. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-12 -4 856 306" role="img" aria-label={shopIdentity.name}>
      <path
        className={styles.first}
        d="M13 119L7 15L29 14C65 12 68 70 32 72L10 73M102 116L100 12L122 11C158 11 159 67 123 67L101 68M123 67L154 115M186 112L224 13L254 115M201 81L241 82M351 34C337 4 295 10 295 64C295 118 337 124 351 94M420 13C378 13 378 113 420 113C462 113 462 13 420 13ZM487 13L513 116L533 41L559 115L577 10M622 118L618 14L674 112L670 8M719 16L719 116M761 112L793 12L829 111M774 80L814 79"
      />
      <path
        className={styles.second}
        d="M17 284L10 149L38 147C85 145 89 220 42 223L14 224M129 149L134 280L199 278M238 285L276 153L327 281M254 243L306 240M378 148L376 278M446 149L382 221M398 205L446 284M492 285L533 154L580 283M509 243L561 242M620 154L708 154M664 154L664 289M758 144L753 230C749 295 817 299 821 234L825 148"
      />
    </svg>
  );
}
