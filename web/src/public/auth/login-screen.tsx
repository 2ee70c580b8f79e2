export function LoginScreen() {
  return (
    <main>
      <h1>Masuk</h1>
    </main>
  )
}
