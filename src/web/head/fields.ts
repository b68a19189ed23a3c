import { wake } from './wake.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'select,textarea,input:not([type=file])';

/** Records what is typed, ticked and selected before hydration. The returned `repeat` replays it for React. */
export function noteFields(): { note(event: Event): void; repeat(): void } {
  const changed = new Map<Field, string | boolean>();
  return {
    note({ target }) {
      if (!(target instanceof Element) || !target.matches(FIELDS)) return;
      const field = target as Field;
      changed.set(field, isBox(field) ? field.checked : field.value);
    },
    repeat() {
      for (const [field, wanted] of changed) {
        wake(field);
        if (field.isConnected) changeAgain(field, wanted);
      }
    },
  };
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function changeAgain(field: Field, wanted: string | boolean): void {
  if (typeof wanted === 'boolean') tickAgain(field as HTMLInputElement, wanted);
  else if (field instanceof HTMLSelectElement) chooseAgain(field, wanted);
  else typeAgain(field, wanted);
}

/** The box must change by a click, whether React has reset it or the browser still shows the tick. */
function tickAgain(box: HTMLInputElement, wanted: boolean): void {
  box.checked = box.defaultChecked;
  if (wanted !== box.defaultChecked) box.click();
}

function chooseAgain(field: HTMLSelectElement, wanted: string): void {
  field.value = wanted;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function typeAgain(field: Exclude<Field, HTMLSelectElement>, wanted: string): void {
  field.value = '';
  // React ignores a text set through the field's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
