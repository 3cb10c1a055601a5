/**
 * Controls the film in a gallery: captions in the page's language load with the first press, playback pauses out of
 * sight, and a message appears if the film cannot be played. Stops by itself once the film is removed from the page.
 */
export function setUpFilmPlayback(place: HTMLElement): void {
  const video = place.querySelector('video');
  const broken = place.querySelector<HTMLElement>('.product-film-broken');
  if (!video || !broken) return;
  const ending = new AbortController();
  const { signal } = ending;
  const sources = [...video.querySelectorAll('source')];
  const rest = () => {
    if (video.isConnected) video.pause();
    else ending.abort();
  };

  const say = (isBroken: boolean) => {
    broken.hidden = !isBroken;
  };
  // The visitor pressed play before this script listened, and it failed.
  if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) say(true);
  // Only the last source counts: after a failed one the browser tries the next.
  const onError = ({ target }: Event) => (target === video || target === sources.at(-1)) && say(true);
  video.addEventListener('error', onError, { capture: true, signal });
  video.addEventListener('playing', () => say(false), { signal });

  const onPlay = () => {
    const [own] = video.textTracks;
    const isChosen = [...video.textTracks].some(({ mode }) => mode === 'showing');
    if (own && !isChosen) own.mode = 'showing';
  };
  if (video.paused) video.addEventListener('play', onPlay, { once: true, signal });
  else onPlay();

  const seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && rest());
  seen.observe(video);
  signal.addEventListener('abort', () => seen.disconnect());
  document.addEventListener('visibilitychange', () => document.hidden && rest(), { signal });
  window.addEventListener('pagehide', rest, { signal });
}
