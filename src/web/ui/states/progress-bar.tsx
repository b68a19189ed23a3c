/** A thin bar at the top while the next page loads; delayed, so that fast loads show none. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden print:hidden">
      <div className="h-full origin-left rtl:origin-right animate-load bg-primary" />
    </div>
  );
}
