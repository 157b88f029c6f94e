export function ArrowIcon({ isBack }: { isBack?: boolean }) {
  return (
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <path
        d="M0 7H16M10 1L16 7L10 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        transform={isBack ? 'rotate(180 9 7)' : undefined}
      />
    </svg>
  );
}
