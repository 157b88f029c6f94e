// The header's signs, cut rather than drawn: flat shapes in the colour of the text.
export function CartIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 8.2L20.7 7.6L19.4 21.6L5 22Z" fill="currentColor" />
      <path d="M8 10.5V6.2C8 .9 16 .9 16 6.2V10.2" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function MenuIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 5.4L21 4.8V7.3L3 7.6ZM3 11L21 10.8V13.2L3 13.4ZM3 16.9L21 16.6V19L3 19.4Z" fill="currentColor" />
    </svg>
  );
}

export function AllGoodsIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 3.2L11 3V11.4L3 11ZM13 3L21 3.4V8L13 8.2ZM13 10.4L21 10V21L13 20.8ZM3 13.2L11 13.4V21L3 20.7Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function SunIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 0L14 5L18.8 2.2L17.8 7.6L23.6 8.8L19.4 12L23.6 15.4L17.8 16.4L18.8 21.8L14 19L12 24L10 19L5.2 21.8L6.2 16.4L.4 15.2L4.6 12L.4 8.6L6.2 7.6L5.2 2.2L10 5Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function MoonIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14.6 1.4A10.8 10.8 0 1 0 22.6 15.2A9 9 0 0 1 14.6 1.4Z" fill="currentColor" />
    </svg>
  );
}

export function DayNightIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 2.4A9.6 9.6 0 0 1 12 21.6Z" fill="currentColor" />
    </svg>
  );
}
