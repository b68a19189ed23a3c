export default function HomeScreen() {
  return <h1>Plateful</h1>;
}
