# region main
def main():
    print("```")
# endregion
