// A question of the selected category is shown if any of its findings is. The checkbox adds the
// questions without findings, but only while no rule and no severity is selected.
const form = document.querySelector('.filters');
const status = form.querySelector('[role=status]');
const items = [...document.querySelectorAll('.item')];

function apply() {
  const { rule, severity, category, clean } = form.elements;
  const severities = severity.value.split(' ');
  let questions = 0;
  let findings = 0;
  for (const item of items) {
    let found = 0;
    const list = [...item.querySelectorAll('.finding')];
    for (const finding of list) {
      finding.hidden =
        (rule.value && finding.dataset.rule !== rule.value) ||
        (severity.value && !severities.includes(finding.dataset.severity));
      if (!finding.hidden) found += 1;
    }
    for (const mark of item.querySelectorAll('[data-finding]')) {
      mark.hidden = list[mark.dataset.finding].hidden;
    }
    const unfiltered = !rule.value && !severity.value;
    const otherCategory = category?.value && item.dataset.category !== category.value;
    item.hidden = otherCategory || (found === 0 && !(clean.checked && unfiltered));
    if (item.hidden) continue;
    questions += item.classList.contains('whole') ? 0 : 1;
    findings += found;
  }
  const plural = (n, thing) => `${n} ${thing}${n === 1 ? '' : 's'}`;
  status.textContent = `Showing ${plural(findings, 'finding')} in ${plural(questions, 'question')}.`;
}

form.hidden = false;
form.addEventListener('change', apply);
form.addEventListener('submit', (event) => event.preventDefault());
for (const link of document.querySelectorAll('a[data-rule]')) {
  link.addEventListener('click', () => {
    form.elements.rule.value = link.dataset.rule;
    form.elements.severity.value = '';
    if (form.elements.category) form.elements.category.value = '';
    apply();
    document.getElementById('findings').focus();
  });
}
apply();
