import styles from './cart.module.css';

/** A sofa under a wall with nothing on it but a nail. */
export function BareWall() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      <path className={styles.wall} d="M6 10L472 2L478 330L0 336Z" />
      <path className={styles.floor} d="M0 334L478 328L480 398L2 400Z" />
      <path className={styles.nailShade} d="M243 92L262 116L258 119L238 96Z" />
      <circle className={styles.nail} cx="240" cy="92" r="8" />
      <path className={styles.sofaBack} d="M92 208Q94 178 128 178L356 174Q388 174 390 206L394 300L90 304Z" />
      <path className={styles.seam} d="M241 178L242 250" />
      <path className={styles.sofaSeat} d="M104 246L378 242L380 318L102 322Z" />
      <path className={styles.sofaArm} d="M60 232Q62 214 82 214Q104 214 104 234L108 326L58 328Z" />
      <path className={styles.sofaArm} d="M376 230Q378 210 400 210Q422 212 422 230L426 322L378 324Z" />
      <path className={styles.legs} d="M78 327L94 326L90 356L82 356ZM388 323L406 322L402 352L394 352Z" />
      <path className={styles.cushion} d="M128 196L196 186L206 246L140 252Z" />
    </svg>
  );
}
