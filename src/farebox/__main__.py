from farebox.cli import main

main()
