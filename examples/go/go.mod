module tapzoom.example

go 1.19
