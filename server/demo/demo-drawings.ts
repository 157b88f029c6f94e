// The demo shop's own drawings, in the colours of the theme.
import type { Drawing } from '#src/shop/shop-profile.ts';

const firstLine =
  'M13 119L7 15L29 14C65 12 68 70 32 72L10 73M102 116L100 12L122 11C158 11 159 67 123 67L101 68M123 67L154 115M186 112L224 13L254 115M201 81L241 82M351 34C337 4 295 10 295 64C295 118 337 124 351 94M420 13C378 13 378 113 420 113C462 113 462 13 420 13ZM487 13L513 116L533 41L559 115L577 10M622 118L618 14L674 112L670 8M719 16L719 116M761 112L793 12L829 111M774 80L814 79';
const secondLine =
  'M17 284L10 149L38 147C85 145 89 220 42 223L14 224M129 149L134 280L199 278M238 285L276 153L327 281M254 243L306 240M378 148L376 278M446 149L382 221M398 205L446 284M492 285L533 154L580 283M509 243L561 242M620 154L708 154M664 154L664 289M758 144L753 230C749 295 817 299 821 234L825 148';

/** The name in letters cut from paper. */
const wordmark: Drawing = {
  width: 856,
  height: 306,
  body: [
    '<g transform="translate(12 4)" fill="none" stroke-miterlimit="2" stroke-width="26">',
    `<path stroke="var(--ink)" d="${firstLine}"/><path stroke="var(--accent)" d="${secondLine}"/></g>`,
  ].join(''),
};

/** A sofa under a wall with nothing on it but a nail. */
const bareWall: Drawing = {
  width: 480,
  height: 400,
  body: [
    '<path fill="var(--wall)" d="M6 10L472 2L478 330L0 336Z"/>',
    '<path fill="var(--mustard)" d="M0 334L478 328L480 398L2 400Z"/>',
    '<path fill="var(--shadow-colour)" d="M243 92L262 116L258 119L238 96Z"/>',
    '<circle fill="var(--ink)" cx="240" cy="92" r="8"/>',
    '<path fill="var(--ultramarine)" d="M92 208Q94 178 128 178L356 174Q388 174 390 206L394 300L90 304Z"/>',
    '<path stroke="var(--wall)" stroke-width="4" d="M241 178L242 250"/>',
    '<path fill="var(--ultramarine)" stroke="var(--wall)" stroke-width="4" d="M104 246L378 242L380 318L102 322Z"/>',
    '<path fill="var(--ultramarine)" stroke="var(--wall)" stroke-width="4" d="M60 232Q62 214 82 214Q104 214 104 234L108 326L58 328Z"/>',
    '<path fill="var(--ultramarine)" stroke="var(--wall)" stroke-width="4" d="M376 230Q378 210 400 210Q422 212 422 230L426 322L378 324Z"/>',
    '<path fill="var(--ink)" d="M78 327L94 326L90 356L82 356ZM388 323L406 322L402 352L394 352Z"/>',
    '<path fill="var(--accent)" d="M128 196L196 186L206 246L140 252Z"/>',
  ].join(''),
};

/** A crooked frame, and the rear of the cat that is just leaving it. */
const emptyFrame: Drawing = {
  width: 420,
  height: 420,
  body: [
    '<path fill="var(--wall)" d="M8 14L410 4L416 408L0 418Z"/>',
    '<path fill="none" stroke="var(--ink)" stroke-width="3" d="M210 44L120 126M210 44L312 112"/>',
    '<circle fill="var(--accent)" cx="210" cy="43" r="9"/>',
    '<g transform="rotate(-4 210 240)">',
    '<path fill="var(--mustard)" d="M88 116L334 110L338 384L84 388Z"/>',
    '<path fill="var(--ground)" d="M112 140L310 135L313 360L109 363Z"/>',
    '</g>',
    '<path fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-width="22" d="M330 312C272 330 226 296 238 244C246 212 286 216 280 246"/>',
    '<path fill="var(--ink)" d="M308 322C308 284 346 262 384 270L420 280V392H394L388 350L370 354L368 392H340L336 356C318 352 308 340 308 322Z"/>',
  ].join(''),
};

/** A sheet that the press has folded up. Paper is paper, also at night. */
const jammedSheet: Drawing = {
  width: 420,
  height: 420,
  body: [
    '<path fill="var(--wall)" d="M8 14L410 4L416 408L0 418Z"/>',
    '<path fill="#fffdf6" d="M112 118L306 112L332 176L132 190ZM96 246L300 232L322 306L124 314Z"/>',
    '<path fill="#d8c8a4" d="M132 190L332 176L300 232L96 246ZM124 314L322 306L288 372L92 384Z"/>',
    '<path fill="var(--accent)" d="M176 114L246 112L264 181L194 186Z"/>',
    '<path fill="var(--ultramarine)" d="M150 242L196 239L216 310L172 312Z"/>',
    '<path fill="var(--mustard)" d="M40 70L380 60L381 118L42 126Z"/>',
    '<circle fill="var(--ground)" cx="80" cy="96" r="13"/>',
    '<circle fill="var(--ground)" cx="342" cy="89" r="13"/>',
  ].join(''),
};

const svgOf = ({ body, width, height }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export const demoLogo = svgOf(wordmark);

export const demoDrawings = {
  'empty-cart': svgOf(bareWall),
  'not-found': svgOf(emptyFrame),
  failure: svgOf(jammedSheet),
};
