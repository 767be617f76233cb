// Runs before the first paint, from a file of its own because the content security policy forbids inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    chosen = null;
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // When the page's own script does not come, nothing else can say so.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const say = () => {
        const words = document.getElementById('not-loaded');
        words.hidden = false;
        words.querySelector('button').addEventListener('click', () => location.reload());
      };
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
      else say();
    },
    true,
  );
})();
