/** A plate with a basil leaf and a tomato half. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="20" r="19" fill="var(--color-tomato)" />
      <circle cx="20" cy="20" r="13.5" fill="#FFFDF9" />
      <path d="M12.5 21.5c0-6 4.5-9.8 12.7-9.9 1.5 8-2.3 14.3-9 14.3-1 0-1.9-.2-2.7-.6" fill="#3F6B4A" />
      <path
        d="M12 28c1.5-5 5-8.8 9.5-11.5"
        fill="none"
        stroke="#FFFDF9"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="26" cy="24.5" r="3.4" fill="#E9A23B" />
    </svg>
  );
}
