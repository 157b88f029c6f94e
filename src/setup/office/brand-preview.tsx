// A corner of the shop in its colours, by day or by night. Drawn, because colours in attributes of style are not for
// pages of ours.
import { useApp } from '../../app-instance.tsx';
import { svgAddress } from '../../media/shrink-picture.ts';
import { type ChosenColours, completePalette } from '../../shop/brand/brand-palette.ts';
import { drawingInTheme } from '../../shop/brand/drawing-in-theme.ts';
import pictures from './setup-pictures.module.css';

type BrandPreviewProps = { colours: ChosenColours; name: string; logo: string | null; label: string };

export function BrandPreview({ colours, name, logo, label }: BrandPreviewProps) {
  const { t } = useApp();
  const palette = completePalette(colours);
  return (
    <svg className={pictures.preview} viewBox="0 0 320 196" role="img" aria-label={label}>
      <rect width="320" height="196" fill={palette.ground} />
      <rect width="320" height="40" fill={palette.raised} />
      <path d="M0 40H320" stroke={palette.line} />
      {logo ? (
        <image
          href={logo.startsWith('data:') ? logo : svgAddress(drawingInTheme(logo, palette))}
          x="16"
          y="8"
          width="120"
          height="24"
          preserveAspectRatio="xMinYMid meet"
        />
      ) : (
        <text x="16" y="26" fontSize="15" fontWeight="600" fill={palette.ink}>
          {name}
        </text>
      )}
      <path
        d="M286 15H304L302.5 27H288.5ZM290.5 15V13A4.5 4.5 0 0 1 299.5 13V15"
        fill="none"
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <circle cx="305" cy="13" r="6.5" fill={palette.accent} />
      <text x="305" y="16" fontSize="8.5" fontWeight="600" textAnchor="middle" fill={palette.onAccent}>
        1
      </text>
      <text x="16" y="66" fontSize="14" fontWeight="600" fill={palette.ink}>
        {t('setup.previewHeadline')}
      </text>
      {[0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${16 + place * 98} 78)`}>
          <rect width="92" height="58" rx="3" fill={palette.wall} />
          <circle cx="46" cy="29" r="13" fill={place === 1 ? palette.accent : palette.controlLine} opacity="0.55" />
          <rect y="66" width={72 - place * 9} height="5" rx="2.5" fill={palette.ink} />
          {/* A reduced price. */}
          <rect y="76" width="34" height="5" rx="2.5" fill={place === 1 ? palette.accent : palette.softInk} />
        </g>
      ))}
      <rect x="16" y="166" width="108" height="18" rx="5" fill={palette.ink} />
      <text x="70" y="178.5" fontSize="9.5" fontWeight="600" textAnchor="middle" fill={palette.ground}>
        {t('setup.previewButton')}
      </text>
      <text x="136" y="178.5" fontSize="9.5" fill={palette.ink} textDecoration="underline">
        {name}
      </text>
    </svg>
  );
}
