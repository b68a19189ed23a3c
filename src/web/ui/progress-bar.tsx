/** A thin line at the top of the window while the next page is loading. Shows only when that takes longer than a blink. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden print:hidden">
      <div className="h-full origin-left animate-load bg-primary" />
    </div>
  );
}
