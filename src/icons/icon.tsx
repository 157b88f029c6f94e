type IconProps = {
  /** The drawing, in a square of `box` units. */
  path: string;
  box?: number;
  /** Width of the line; without it the shape is filled. */
  line?: number;
  size?: number;
};

/** An icon in the colour of the text. Its meaning is in the text beside it. */
export function Icon({ path, box = 24, line, size = box }: IconProps) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <path
        d={path}
        fill={line ? 'none' : 'currentColor'}
        stroke={line ? 'currentColor' : undefined}
        strokeWidth={line}
      />
    </svg>
  );
}
