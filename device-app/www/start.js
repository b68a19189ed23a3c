import { KEPT, serverAddress } from './address.js';

const form = document.querySelector('form');
const field = form.elements.address;
const problem = document.querySelector('[role=alert]');
const kept = localStorage.getItem(KEPT);

if (kept && !new URLSearchParams(location.search).has('change')) location.replace(kept);
else {
  field.value = kept ?? '';
  document.body.hidden = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  try {
    const address = serverAddress(field.value);
    localStorage.setItem(KEPT, address);
    location.replace(address);
  } catch (error) {
    problem.textContent = error.message;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
});
