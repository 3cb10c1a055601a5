export default function Floor() {
  return <h1>floor</h1>;
}
